import { testFaultPairs } from "./fault-pairs.test-support.ts";

testFaultPairs(1);
