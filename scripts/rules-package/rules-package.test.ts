import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rules } from "@tradewind/domain/rule-book";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../paths.ts";
import { buildRulesPackage } from "./build-package.ts";

let folder = "";
const run = (command: string, ...args: readonly string[]) => {
	const { status, stdout, stderr } = spawnSync(command, args, {
		cwd: join(folder, "user"),
		encoding: "utf8",
	});
	return { status, stdout, stderr };
};
const write = (name: string, text: string) => writeFileSync(join(folder, "user", name), text);

/** The package, packed, and installed in an empty folder without a network. */
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "rules-package-"));
	await buildRulesPackage(join(folder, "package"), "0.1.0");
	mkdirSync(join(folder, "user"));
	write("package.json", '{ "private": true, "type": "module" }');
	run("npm", "pack", join(folder, "package"), "--pack-destination", folder, "--silent");
	const quietly = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"];
	expect(run("npm", "install", ...quietly, join(folder, "tradewind-domain-0.1.0.tgz"))).toEqual({
		status: 0,
		stdout: expect.any(String),
		stderr: "",
	});
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const installed = "node_modules/@tradewind/domain";

describe("The package of the rules, installed in an empty folder", () => {
	test("has one file of JavaScript, its types, README and licenses, and needs no other package", () => {
		expect(readdirSync(join(folder, "user", installed)).sort()).toEqual([
			"LICENSE",
			"LICENSE-effect",
			"README.md",
			"package.json",
			"rules.d.ts",
			"rules.js",
		]);
		expect(readdirSync(join(folder, "user/node_modules")).filter((name) => !name.startsWith("."))).toEqual([
			"@tradewind",
		]);
	});

	test("is not written over files", async () => {
		const before = readdirSync(join(folder, "user"));
		await expect(buildRulesPackage(join(folder, "user"), "0.1.0")).rejects.toThrow("user is not empty.");
		expect(readdirSync(join(folder, "user"))).toEqual(before);
	});

	const readme = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
	const examples = [...readme.matchAll(/```js\n(.*?)```\s+```json\n(.*?)```/gs)].map(
		([, code = "", output = ""]) => ({
			code,
			output,
		}),
	);

	test("prints what its README says, in plain Node", () => {
		const printed = examples.map(({ code }, at) => {
			write(`example-${at}.js`, code.replace(/console\.log\((.*)\);/, "console.log(JSON.stringify($1));"));
			return run(process.execPath, `example-${at}.js`);
		});
		expect(printed.map(({ stdout, stderr }) => [stdout && JSON.parse(stdout), stderr])).toEqual(
			examples.map(({ output }) => [JSON.parse(output), ""]),
		);
		expect(examples).toHaveLength(3);
	});

	test("computes every example of the rule book", () => {
		const cases = rules.flatMap(({ id, examples: all }) =>
			all.map(({ given, gives }) => ({ id, given, gives })),
		);
		write("cases.json", JSON.stringify(cases));
		write(
			"every.js",
			`import { readFileSync } from "node:fs";
			import { compute } from "@tradewind/domain/rules";
			const answers = JSON.parse(readFileSync("cases.json", "utf8")).map(({ id, given }) => compute(id, given));
			console.log(JSON.stringify(answers.map((one) => (one.is === "computed" ? one.figures : { refused: one.field }))));`,
		);
		const { stdout } = run(process.execPath, "every.js");
		expect(JSON.parse(stdout)).toEqual(cases.map(({ gives }) => gives));
	});

	test("has types that accept texts and refuse numbers", () => {
		const tsc = (text: string) => {
			write("use.ts", `import { compute, rules } from "@tradewind/domain/rules";\n${text}\n`);
			const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2023"];
			return run(process.execPath, join(root, "node_modules/typescript/bin/tsc"), ...options, "use.ts");
		};
		const right = tsc(
			'const one = compute("loan.penalty", { amount: "1" });\nconst text: string = one.is === "computed" ? (one.figures.penalty ?? "") : one.reason;\nexport const ids: readonly string[] = [text, ...rules.map(({ id }) => id)];',
		);
		const wrong = tsc('export const one = compute("loan.penalty", { amount: 1 });');
		expect([right, wrong.status === 0, wrong.stdout.includes("TS2322")]).toEqual([
			{ status: 0, stdout: "", stderr: "" },
			false,
			true,
		]);
	});
});
