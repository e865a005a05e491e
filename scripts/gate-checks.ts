/** Introduces one fault of each kind in a copy of the tree and expects the part that must find it to fail. */
import { availableParallelism } from "node:os";
import { copyTree } from "./gate-checks/copy-tree.ts";
import { expectFailure } from "./gate-checks/expect-failure.ts";
import { seededFaults } from "./gate-checks/seeded-faults.ts";
import { type Check, reportChecks } from "./suite/checks.ts";

const waiting = [...seededFaults];
const checks: Check[] = [];

/** Takes the waiting faults one after the other, each in the same copy of the tree. */
const checkFaults = async (): Promise<void> => {
	using copy = copyTree();
	for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift())
		checks.push(await expectFailure(copy.folder, fault));
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, checkFaults));
reportChecks(checks);
