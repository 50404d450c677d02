'use strict';

// Loaded by every process of a test run (guard-processes.ts): the embedded database is compiled once, and not again for
// speed, which no process of a test lives to see.
require('node:v8').setFlagsFromString('--liftoff-only');
