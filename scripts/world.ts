/** `npm run world`: lists, saves, loads, forks, renames and deletes the worlds of the running mock platform, and takes the running one back. */
import { readCommandLine } from "./arguments.ts";
import { platformVariables } from "./platform-options.ts";
import { portFrom } from "./port.ts";

const deeds = {
	list: { takes: [], says: () => "" },
	save: { takes: ["name"], says: (name = "") => `Saved as ${name}.` },
	load: { takes: ["name"], says: (name = "") => `Goes on with ${name}.` },
	rename: {
		takes: ["name", "newName"],
		says: (name = "", newName = "") => `${name} is now ${newName}.`,
	},
	delete: { takes: ["name"], says: (name = "") => `Deleted ${name}.` },
	fork: { takes: ["name", "to"], says: (name = "", to = "") => `Saved as ${name}, as it was at ${to}.` },
	back: { takes: ["to"], says: (to = "") => `Went back to ${to}.` },
} as const;

interface Listed {
	readonly file: string;
	readonly commands: readonly { readonly number: number; readonly moment: string; readonly what: string }[];
	readonly saved: readonly {
		readonly name: string;
		readonly moment: string;
		readonly entries: number;
		readonly problem?: string;
	}[];
}

const { options, words } = readCommandLine({
	command: "npm run world",
	about:
		"Lists, saves, loads, forks, renames and deletes the worlds of the running mock platform, and takes the running one back.",
	words: {
		name: "list | save NAME | load NAME | rename NAME NEWNAME | delete NAME | fork NAME POINT | back POINT",
		meaning:
			"What to do. POINT is the number of a command in the list, or a moment such as 2026-03-02T10:00:00Z.",
	},
	options: { key: { value: "KEY", meaning: "The key of the control, if the platform printed one." } },
	variables: { PORT: platformVariables.PORT },
});

const [deed = "list", ...given] = words;
const fail = (why: string): never => {
	console.error(why);
	return process.exit(1);
};
const { takes, says } =
	Object.entries(deeds).find(([name]) => name === deed)?.[1] ??
	fail(`There is no "${deed}". One of: ${Object.keys(deeds).join(", ")}.`);
if (given.length !== takes.length)
	fail(`npm run world -- ${[deed, ...takes.map((one) => one.toUpperCase())].join(" ")}`);

const port = portFrom("PORT", 4173);
const answer = await fetch(`http://localhost:${port}/__control/world/${deed}`, {
	method: "POST",
	headers: {
		"content-type": "application/json",
		...(options.key !== undefined && { "x-control-key": options.key }),
	},
	body: JSON.stringify(Object.fromEntries(takes.map((name, place) => [name, given[place]]))),
}).catch(() => fail(`No platform answers on port ${port}. Start one: npm start`));
const body = await answer.json();
if (!answer.ok) fail(body.msg);

const printList = ({ file, commands, saved }: Listed): void => {
	console.log(`Running: ${file}`);
	for (const { number, moment, what } of commands.toReversed())
		console.log(`  ${String(number).padStart(6)}  ${moment}  ${what}`);
	console.log(saved.length === 0 ? "Nothing is saved." : "Saved:");
	for (const { name, moment, entries, problem } of saved)
		console.log(`  ${name}  ${problem ?? `${moment}, ${entries} entries`}`);
};
if (deed === "list") printList(body);
else console.log(says(...given));
