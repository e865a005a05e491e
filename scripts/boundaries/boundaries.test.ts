import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { copyTree } from "../gate-checks/copy-tree.ts";
import { cruiseTree } from "./cruise.ts";
import { judge } from "./judge.ts";
import { folderRules, forbidden, layers } from "./rules.ts";

const ui = "packages/ui-react/src";
const platform = "packages/mock-server/src";

/** A file that violates each rule. */
const violations: Readonly<Record<string, readonly [file: string, source: string]>> = {
	"contracts-imports": ["contracts/src/seeded-1.ts", 'import "@tradewind/domain/money";'],
	"domain-imports": [
		"packages/domain/src/market/seeded-2.ts",
		'import type { Call } from "@tradewind/contracts"; export type X = Call;',
	],
	"adapters-http-imports": ["packages/adapters-http/src/seeded-3.ts", 'import "react";'],
	"adapters-ws-imports": ["packages/adapters-ws/src/seeded-4.ts", 'export { default } from "ky";'],
	"mock-server-imports": ["packages/mock-server/src/seeded-5.ts", 'import "xstate";'],
	"demo-imports": ["packages/demo/src/seeded-30.ts", 'import "react";'],
	"test-kit-imports": ["packages/test-kit/src/seeded-27.ts", 'import "@tradewind/adapters-http";'],
	"documents-are-not-in-the-app": [
		"packages/adapters-http/src/seeded-28.ts",
		'import "@tradewind/contracts/documents";',
	],
	"wire-without-its-texts": ["contracts/src/seeded-29.ts", 'import "./meanings/all.ts";'],
	"ui-speaks-domain": [`${ui}/features/market/seeded-6.tsx`, 'await import("@tradewind/adapters-http");'],
	"start-reads-no-wire": [`${ui}/start/seeded-7.ts`, 'import { calls } from "@tradewind/contracts"; calls;'],
	"features-are-independent": [
		`${ui}/features/market/seeded-8.ts`,
		'import { x } from "../session/seeded-9.ts"; x;',
	],
	...Object.fromEntries(
		layers
			.slice(1)
			.map((layer): readonly [string, readonly [string, string]] => [
				`ui-${layer}-imports-downwards`,
				[`${ui}/${layer}/seeded-layer.ts`, 'import { x } from "../start/seeded-10.ts"; export { x };'],
			]),
	),
	"mock-server-hosts-imports-downwards": [`${platform}/hosts/seeded-21.ts`, 'import "../main.ts";'],
	"mock-server-platform-imports-downwards": [`${platform}/platform.ts`, 'import "./hosts/msw.ts";'],
	"mock-server-operation-imports-downwards": [`${platform}/http/seeded-22.ts`, 'import "../platform.ts";'],
	"mock-server-world-imports-downwards": [`${platform}/nouns.ts`, 'import "./http/api.ts";'],
	"mock-server-nouns-imports-downwards": [`${platform}/new-noun/seeded-23.ts`, 'import "../world.ts";'],
	"mock-server-services-imports-downwards": [
		`${platform}/core/seeded-24.ts`,
		'import "../new-noun/seeded-23.ts";',
	],
	"domain-nouns-without-circles": [
		"packages/domain/src/money/seeded-26.ts",
		'import "../contract/figures/margin.rule.ts";',
	],
	"mock-server-folders-without-circles": [`${platform}/words/seeded-25.ts`, 'import "../api/answer.ts";'],
	"trading-without-forms": [
		`${ui}/features/market/seeded-20.ts`,
		'import { Form } from "../../ui/form/form.tsx"; Form;',
	],
	"no-barrel-inside": [`${ui}/start/seeded-10.ts`, 'export { x } from "../state/index.ts";'],
	"entry-points-only": [
		"packages/adapters-http/src/seeded-11.ts",
		'import { zero } from "../../domain/src/money/decimal.ts"; zero;',
	],
	"no-circle": [
		"packages/domain/src/money/seeded-12.ts",
		'import { x } from "../money/seeded-13.ts"; export const y = x;',
	],
	"no-tools-in-sources": [`${ui}/start/seeded-14.ts`, 'import "vite";'],
	"declared-libraries": ["packages/adapters-ws/src/seeded-15.ts", 'import "hono";'],
	"no-test-in-sources": ["packages/domain/src/money/seeded-16.ts", 'import "./seeded-17.test.ts";'],
	"nothing-missing": ["packages/domain/src/money/seeded-18.ts", 'import "./not-there.ts";'],
};

const companions: readonly (readonly [file: string, source: string])[] = [
	[`${ui}/features/session/seeded-9.ts`, "export const x = 1;"],
	[`${ui}/state/index.ts`, "export const x = 1;"],
	["packages/domain/src/money/seeded-13.ts", 'import { y } from "./seeded-12.ts"; export const x = y;'],
	["packages/domain/src/money/seeded-17.test.ts", 'import "vitest";'],
];

const tree = copyTree();
afterAll(() => tree[Symbol.dispose]());
for (const [file, source] of [...Object.values(violations), ...companions]) {
	mkdirSync(dirname(join(tree.folder, file)), { recursive: true });
	writeFileSync(join(tree.folder, file), source);
}
const seeded = await cruiseTree(tree.folder);

describe("Import boundaries", () => {
	test("every rule has a seeded violation", () => {
		expect(Object.keys(violations).sort()).toEqual(
			[...forbidden, ...folderRules].map(({ name }) => name).sort(),
		);
	});

	test.each(Object.entries(violations))("%s: the seeded violation is found", (rule, [file]) => {
		const found = seeded.summary.violations.filter((violation) => violation.rule.name === rule);
		expect(found.filter(({ from }) => from === file || from === dirname(file))).not.toEqual([]);
	});

	test("a run that finds no module of a package fails", () => {
		const blind = { ...seeded, modules: [] };
		expect(judge(blind, ["contracts"])[0]?.problems).toEqual([
			"No module of contracts/src was cruised: this gate checks nothing there.",
		]);
	});
});
