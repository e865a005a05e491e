import { laws } from "@tradewind/domain/law";
import { proveLaw, refuteLaw, withWrongRule } from "./prove/prove-law.ts";
import { startSolver } from "./prove/solver.ts";

const only = process.argv[2];
const solver = await startSolver();
for (const law of laws.filter(({ rule, says }) => only === undefined || `${rule.id} ${says}`.includes(only))) {
	const start = performance.now();
	const verdict = await proveLaw(law, solver);
	const middle = performance.now();
	const wrong = await refuteLaw(withWrongRule(law), solver);
	console.log(verdict.is, Math.round(middle - start), "wrong:", wrong.is, Math.round(performance.now() - middle), law.rule.id, law.says, "lines" in verdict ? verdict.lines : "");
}
process.exit(0);
