/** The lessons' titles and introductions. A language that lacks a lesson does not compile. */
import type { LessonWords } from '@praxis/kit/lessons.ts';
import type { LessonId } from '../../lesson-order.ts';

export type Lessons = { readonly [Id in LessonId]: LessonWords };
