import { rules } from "@tradewind/domain/rule-book";
import { formulas, withoutDecimals } from "./formulas.ts";
import { createRandom } from "./random.ts";
import { type RuleRow, rulesTable } from "./rules-table.ts";
import { speedsOf } from "./speed.ts";

const seed = 20_260_101;
const perCharacter = 2000;
const timed = 500;

/** Measures every rule and returns the table of docs/performance.md. */
export const benchRules = (): string => {
	const known = new Set([...formulas, ...withoutDecimals].map(({ id }) => id));
	const forgotten = rules.filter(({ id }) => !known.has(id)).map(({ id }) => id);
	if (forgotten.length > 0) throw new Error(`bench/rules/formulas.ts lacks ${forgotten.join(", ")}.`);

	const rows = formulas.map(({ id, cases }): RuleRow => {
		console.error(`${id} …`);
		const ordinary = cases(createRandom(seed), "ordinary", perCharacter);
		const hostile = cases(createRandom(seed), "hostile", perCharacter);
		return {
			id,
			speeds: speedsOf(cases(createRandom(seed), "ordinary", timed)),
			floatsWrong: {
				ordinary: ordinary.wrongInFloats / perCharacter,
				hostile: hostile.wrongInFloats / perCharacter,
			},
			decimalJsWrong: {
				ordinary: ordinary.wrongInDecimalJs / perCharacter,
				hostile: hostile.wrongInDecimalJs / perCharacter,
			},
		};
	});
	return rulesTable(rows);
};
