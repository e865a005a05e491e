/** Introduces one fault of each kind in a copy of the tree and expects the part that must find it to fail. */
import { availableParallelism } from "node:os";
import { isRequired } from "./debian.ts";
import { installEngines, isMissing } from "./engines.ts";
import { copyTree } from "./gate-checks/copy-tree.ts";
import { expectFailure } from "./gate-checks/expect-failure.ts";
import { type SeededFault, seededFaults } from "./gate-checks/seeded-faults.ts";
import { type Check, reportChecks } from "./suite/checks.ts";

if (isMissing("webkit")) installEngines();
const isRunnable = ({ part }: SeededFault): boolean =>
	part !== "engines" || isRequired || !isMissing("webkit");
const waiting = seededFaults.filter(isRunnable);
for (const { part, name } of seededFaults.filter((fault) => !isRunnable(fault)))
	console.log(`not run, because WebKit is not on this machine: "${part}" fails on ${name}`);
const checks: Check[] = [];

/** Processes the queued faults one after the other, in the same copy of the tree. */
const checkFaults = async (): Promise<void> => {
	using copy = copyTree();
	for (let fault = waiting.shift(); fault !== undefined; fault = waiting.shift())
		checks.push(await expectFailure(copy.folder, fault));
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, checkFaults));
reportChecks(checks);
