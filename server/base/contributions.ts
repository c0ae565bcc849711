/** Players' contributions to the seeds of matches, checked where they come in. */
import { z } from 'zod';

/** 32 bytes that a seat adds to the seed. */
export const contribution = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
  .exactOptional();
