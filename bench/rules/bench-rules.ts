import { auditedRules } from "./audited-cases.ts";
import { comparedOperations } from "./operations.ts";
import { createRandom } from "./random.ts";
import { operationsTable, speedsTable } from "./rules-table.ts";
import { speedsOf } from "./speed.ts";

const seed = 20_260_101;
const perCharacter = 2000;

/** Measures every rule, and what the rules consist of; returns the tables of docs/performance.md. */
export const benchRules = async (): Promise<string> => {
	const operations = comparedOperations(createRandom(seed), "ordinary", perCharacter);
	const hostile = comparedOperations(createRandom(seed), "hostile", perCharacter);
	const compared = operations.map((ordinary, place) => {
		const [exact = 0, decimalJs = 0, floats = 0] = speedsOf(
			[ordinary.exact, ordinary.decimalJs, ordinary.floats],
			perCharacter,
		);
		const share = (wrong: number | undefined = 0): number => wrong / perCharacter;
		return {
			name: ordinary.name,
			exact,
			toDecimalJs: exact / decimalJs,
			toFloats: exact / floats,
			floatsWrong: [share(ordinary.wrongInFloats), share(hostile[place]?.wrongInFloats)],
			decimalJsWrong: [share(ordinary.wrongInDecimalJs), share(hostile[place]?.wrongInDecimalJs)],
		};
	});
	const speeds = (await auditedRules()).map(({ id, run, inputs }) => {
		console.error(`${id} …`);
		const [speed = 0] = speedsOf([(index) => run(inputs[index])], inputs.length);
		return { id, speed };
	});
	return `${operationsTable(compared)}\n\n${speedsTable(speeds)}`;
};
