import { parseArgs } from "node:util";
import { nearestNames } from "@tradewind/mock-server/names";

/** An option with a value has the name of that value, such as `NAME`; one without is a switch. */
export interface Option {
	readonly meaning: string;
	readonly value?: string;
}

export interface Usage<Name extends string> {
	/** As it is typed, such as `npm start`. */
	readonly command: string;
	/** One sentence. */
	readonly about: string;
	readonly options?: Readonly<Record<Name, Option>>;
	/** The words without `--` that it takes, such as `[RULE]`; without them it refuses each. */
	readonly words?: { readonly name: string; readonly meaning: string };
	/** Environment variables that it reads, with their meaning. */
	readonly variables?: Readonly<Record<string, string>>;
}

/** What was given: a text for an option with a value, `""` for a switch. */
export type Given<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export type Reading<Name extends string> =
	| { readonly is: "given"; readonly options: Given<Name>; readonly words: readonly string[] }
	| { readonly is: "help"; readonly text: string }
	| { readonly is: "refused"; readonly text: string };

/** Reads the arguments of a script; refuses what the script does not know, since an ignored word is a wrong run. */
export const parseArguments = <Name extends string = never>(
	usage: Usage<Name>,
	words: readonly string[],
): Reading<Name> => {
	const options: Readonly<Record<string, Option>> = usage.options ?? {};
	if (words.includes("--help") || words.includes("-h")) return { is: "help", text: usageText(usage) };
	const { tokens } = parseArgs({
		args: [...words],
		options: Object.fromEntries(
			Object.entries(options).map(([name, { value }]) => [name, { type: value ? "string" : "boolean" }]),
		),
		strict: false,
		tokens: true,
	});
	const refused = (why: string): Reading<Name> => ({ is: "refused", text: `${why}\n\n${usageText(usage)}` });
	const given: Record<string, string> = {};
	const others: string[] = [];
	for (const token of tokens) {
		if (token.kind === "option-terminator") continue;
		if (token.kind === "positional") {
			if (!usage.words) return refused(`${usage.command} takes no "${token.value}".`);
			others.push(token.value);
			continue;
		}
		const option = options[token.name];
		if (!option) {
			const [nearest] = nearestNames(token.name, Object.keys(options));
			return refused(
				`There is no option ${token.rawName}.${nearest === undefined ? "" : ` Did you mean --${nearest}?`}`,
			);
		}
		if (option.value === undefined && token.value !== undefined)
			return refused(`${token.rawName} takes no value.`);
		if (option.value !== undefined && !token.value) return refused(`${token.rawName} needs ${option.value}.`);
		given[token.name] = token.value ?? "";
	}
	// The names are those of `options`.
	return { is: "given", options: given as Given<Name>, words: others };
};

/** What was given to the running script. Ends it after `--help`, and with 2 after what it does not know. */
export const readCommandLine = <Name extends string = never>(
	usage: Usage<Name>,
): Extract<Reading<Name>, { readonly is: "given" }> => {
	const reading = parseArguments(usage, process.argv.slice(2));
	if (reading.is === "given") return reading;
	if (reading.is === "help") console.log(reading.text);
	else console.error(reading.text);
	return process.exit(reading.is === "help" ? 0 : 2);
};

/** The options that were given to the running script; see `readCommandLine`. */
export const readArguments = <Name extends string = never>(usage: Usage<Name>): Given<Name> =>
	readCommandLine(usage).options;

const usageText = ({ command, about, options = {}, words, variables = {} }: Usage<string>): string => {
	const rows: readonly (readonly [string, string])[] = [
		...(words ? [[words.name, words.meaning] as const] : []),
		...Object.entries(options).map(
			([name, { value, meaning }]) => [`--${name}${value ? ` ${value}` : ""}`, meaning] as const,
		),
		["--help", "Shows this text."],
	];
	const set = Object.entries(variables);
	const width = Math.max(...[...rows, ...set].map(([name]) => name.length)) + 3;
	const table = (entries: readonly (readonly [string, string])[]) =>
		entries.map(([name, meaning]) => `  ${name.padEnd(width)}${meaning}`).join("\n");
	return [
		`${command}: ${about}`,
		`Options${command.startsWith("npm run") || command.startsWith("npm start") ? `, after ${command} --` : ""}:\n${table(rows)}`,
		...(set.length > 0 ? [`Environment variables:\n${table(set)}`] : []),
	].join("\n\n");
};
