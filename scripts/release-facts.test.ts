import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./paths.ts";

const textOf = (name: string): string => readFileSync(join(root, name), "utf8").trim();
const project = JSON.parse(textOf("package.json"));
const lock = JSON.parse(textOf("package-lock.json")).packages[""];

test("the licence is the one that package.json names", () => {
	expect(textOf("LICENSE").split("\n")[0]).toBe(`${project.license} License`);
});

test("the changelog begins with the version of package.json", () => {
	expect(/^## (.+)$/m.exec(textOf("CHANGELOG.md"))?.[1]).toBe(project.version);
});

test("the Node of .nvmrc is the one that the tests run on, and one that package.json allows", () => {
	expect([textOf(".nvmrc"), `>=${textOf(".nvmrc").split(".")[0]}`]).toEqual([
		project.devDependencies.node,
		project.engines.node,
	]);
	expect(lock.engines).toEqual(project.engines);
});
