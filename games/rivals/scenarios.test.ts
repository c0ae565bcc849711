import { testScenarios } from '@praxis/testkit/game-tests.ts';
import { staging } from './staging.ts';

testScenarios(staging, new URL('./scenarios/', import.meta.url));
