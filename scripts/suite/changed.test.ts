import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { groupsOfFaults } from "../gate-checks/seeded-faults.ts";
import { root } from "../paths.ts";
import { changeSince, type Selection, selectionOf } from "./changed.ts";
import { parts } from "./parts.ts";

const ui = "packages/ui-react";
const since = "abc123";

/** The selection of every part that runs anything. */
const selected = (...files: readonly string[]): Readonly<Record<string, Selection>> =>
	Object.fromEntries(
		parts
			.map(({ name }) => [name, selectionOf(name, { since, files })] as const)
			.filter(([, selection]) => selection !== "none"),
	);

const everyPart = Object.fromEntries(parts.map(({ name }) => [name, "all"]));
const importers = [`--changed=${since}`];

test("no change selects nothing", () => {
	expect(selected()).toEqual({});
});

test.each([
	"package-lock.json",
	"vitest.config.ts",
	"packages/domain/tsconfig.json",
	"scripts/suite/parts.ts",
])("a change of %s selects everything", (file) => {
	expect(selected(file)).toEqual(everyPart);
});

test("a document selects the lints, the documents and what imports it", () => {
	expect(selected("docs/architecture.md")).toEqual({
		lint: "all",
		docs: "all",
		unit: importers,
		tools: importers,
		contracts: importers,
	});
});

test("a unit test needs no browser", () => {
	expect(selected("packages/domain/src/loan/loan.test.ts")).toEqual({
		types: "all",
		lint: "all",
		boundaries: "all",
		docs: "all",
		unit: importers,
		tools: "all",
		contracts: importers,
	});
});

test("a rule of the domain has its properties proved again", () => {
	expect(selected("packages/domain/src/contract/figures/margin.rule.ts").properties).toBe("all");
	expect(selected("scripts/prove/smt.ts").properties).toBe("all");
});

test("a pact selects all contract tests, since tests read it as a file", () => {
	expect(selected("contracts/pacts/http.json").contracts).toBe("all");
});

test("the file of a seeded fault selects the gate checks", () => {
	expect(selected(groupsOfFaults.flat()[0]?.file ?? "")["gate-checks"]).toBe("all");
});

const browserTests = (...files: readonly string[]) => selected(...files).e2e;

test("a feature selects the browser tests that name one of its paths, and the build", () => {
	const file = `${ui}/src/features/copy-trading/ranking.screen.tsx`;
	expect(browserTests(file)).toContain("ranking.spec.ts");
	expect(browserTests(file)).not.toContain("receipt.spec.ts");
	expect(selected(file).build).toBe("all");
});

test("a feature of a composed screen selects the tests of that screen's path", () => {
	expect(browserTests(`${ui}/src/features/micro/machines.ts`)).toContain("micro-ticket.spec.ts");
});

test("a spec selects itself, and a file that specs import selects these", () => {
	expect(browserTests(`${ui}/e2e/home.spec.ts`)).toEqual(["home.spec.ts"]);
	const importing = globSync(`${ui}/e2e/*.spec.ts`, { cwd: root }).filter((spec) =>
		readFileSync(join(root, spec), "utf8").includes('from "./layout-shift.ts"'),
	);
	expect(importing.length).toBeGreaterThan(0);
	expect(browserTests(`${ui}/e2e/layout-shift.ts`)).toEqual(importing.map((spec) => basename(spec)).sort());
});

test.each([
	`${ui}/src/ui/list/load-more.tsx`,
	"packages/domain/src/money/money.ts",
	"packages/mock-server/src/world.ts",
	"packages/test-kit/src/trading.fixture.ts",
	`${ui}/src/features/unknown/parts.tsx`,
])("%s selects all browser tests", (file) => {
	expect(browserTests(file)).toBe("all");
});

test("a deleted spec selects no browser test", () => {
	expect(browserTests(`${ui}/e2e/deleted.spec.ts`)).toBeUndefined();
});

test.skipIf(!existsSync(join(root, ".git")))("reads the change from git", () => {
	const { since: commit, files } = changeSince("HEAD");
	expect(commit).toMatch(/^[0-9a-f]{40}$/);
	expect(files).toEqual([...files].sort());
	expect(() => changeSince("no-such-commit")).toThrow("git merge-base HEAD no-such-commit");
});
