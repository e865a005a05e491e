import { BigDecimal } from "effect";
import { init } from "z3-solver";
import type { Query } from "./smt.ts";

export type Answer =
	| { readonly is: "unsatisfiable" | "unknown" }
	| { readonly is: "satisfiable"; readonly values: Readonly<Record<string, BigDecimal.BigDecimal>> };

export interface Solver {
	/** `steps` limit the work of the solver, not its time: the answer does not depend on the load of the machine. */
	readonly ask: (query: Query, steps: number) => Answer;
}

/**
 * Starts Z3. It answers on this thread: `Z3.eval_smtlib2_string` reads its text on another one, from memory that was released when that
 * thread started, so that it reads a part of the text once something else is written there.
 */
export const startSolver = async (): Promise<Solver> => {
	const { Z3, em } = await init();
	const config = Z3.mk_config();
	return {
		ask: (query, steps) => {
			const context = Z3.mk_context(config);
			const text = scriptOf(query, steps);
			const answer = em.ccall("Z3_eval_smtlib2_string", "string", ["number", "string"], [context, text]);
			Z3.del_context(context);
			return readAnswer(answer, query);
		},
	};
};

const scriptOf = ({ text, variables }: Query, steps: number): string => {
	const symbols = variables.map(({ name }) => `|${name}|`).join(" ");
	const values = variables.length > 0 ? `(get-value (${symbols}))` : "";
	return `(set-option :rlimit ${steps})\n${text}\n(check-sat)\n${values}`;
};

/** Reads the answer of Z3. A part of an answer is none. */
export const readAnswer = (answer: string, { variables }: Pick<Query, "variables">): Answer => {
	if (answer.startsWith("unsat")) return { is: "unsatisfiable" };
	if (answer.startsWith("unknown")) return { is: "unknown" };
	const figures = [...answer.matchAll(/\(\|?[^\s|()]+\|? (?:(\d+)|\(- (\d+)\))\)/g)];
	if (!answer.startsWith("sat") || figures.length !== variables.length)
		throw new Error(`Z3 answered: ${answer}`);
	return {
		is: "satisfiable",
		values: Object.fromEntries(
			variables.map(({ name, decimals }, at) => {
				const [, positive, negative = "0"] = figures[at] ?? [];
				return [
					name,
					BigDecimal.make(positive === undefined ? -BigInt(negative) : BigInt(positive), decimals),
				];
			}),
		),
	};
};
