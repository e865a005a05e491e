/** Introduces one fault of each kind in a copy of the tree and expects the part that must find it to fail. */
import { availableParallelism } from "node:os";
import { expectFailure } from "./gate-checks/expect-failure.ts";
import { seededFaults } from "./gate-checks/seeded-faults.ts";
import { type Check, reportChecks } from "./suite/checks.ts";

const waiting = [...seededFaults];
const checks: Check[] = [];
const work = async (): Promise<void> => {
	for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift())
		checks.push(await expectFailure(fault));
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
reportChecks(checks);
