import { BigDecimal } from "effect";
import { init } from "z3-solver";
import type { Query } from "./smt.ts";

type Answer =
	| { readonly is: "unsatisfiable" | "unknown" }
	| { readonly is: "satisfiable"; readonly values: Readonly<Record<string, BigDecimal.BigDecimal>> };

export interface Solver {
	/** `steps` limit the work of the solver, not its time: the answer does not depend on the load of the machine. */
	readonly ask: (query: Query, steps: number) => Promise<Answer>;
}

/** Starts Z3. Its threads keep the process running: end it with `process.exit`. */
export const startSolver = async (): Promise<Solver> => {
	const { Z3 } = await init();
	const config = Z3.mk_config();
	return {
		ask: async ({ text, variables }, steps) => {
			const symbols = variables.map((name) => `|${name}|`).join(" ");
			const values = variables.length > 0 ? `(get-value (${symbols}))` : "";
			let answer = "";
			for (let attempt = 1; attempt <= attempts; attempt += 1) {
				const context = Z3.mk_context(config);
				answer = await Z3.eval_smtlib2_string(
					context,
					`(set-option :rlimit ${steps})\n${text}\n(check-sat)\n${values}`,
				);
				Z3.del_context(context);
				const found = read(answer, variables);
				if (found) return found;
			}
			throw new Error(`Z3 answered: ${answer}`);
		},
	};
};

/** An answer with fewer figures than variables, as on a busy machine, is not one: the question is asked again. */
const attempts = 3;

const read = (answer: string, variables: readonly string[]): Answer | undefined => {
	if (answer.startsWith("unsat")) return { is: "unsatisfiable" };
	if (answer.startsWith("unknown")) return { is: "unknown" };
	if (!answer.startsWith("sat")) return undefined;
	const figures = [...answer.matchAll(/\(\|?[^\s|()]+\|? (?:(\d+)|\(- (\d+)\))\)/g)];
	if (figures.length !== variables.length) return undefined;
	return {
		is: "satisfiable",
		values: Object.fromEntries(
			variables.map((name, at) => {
				const [, positive, negative = "0"] = figures[at] ?? [];
				return [name, BigDecimal.make(positive === undefined ? -BigInt(negative) : BigInt(positive), 2)];
			}),
		),
	};
};
