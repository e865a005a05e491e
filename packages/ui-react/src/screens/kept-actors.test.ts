import { globSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { SignedIn } from "@tradewind/domain/session";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadFeatureWords, showLanguage } from "../i18n/words.ts";
import { signIn, startApp } from "../state/fake-app.test-support.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Values that are not actors, or whose actors an exported function gives. */
const others: Readonly<Record<string, string>> = {
	fundsOfCustomer: "fundsOf",
	tradersOfCustomer: "tradersOf",
	actorsOf: "its actors start with the sheet of an order",
	changeActorsOf: "its actors start with the sheet of an order",
	acceptedOf: "a text",
	offeredOf: "a promise",
	reviewOf: "a store",
};

interface Kept {
	readonly file: string;
	readonly name: string;
}

/** Every value that the sources keep per session. */
const kept: readonly Kept[] = globSync("**/*.{ts,tsx}", { cwd: root })
	.filter((file) => !/\.test(-support)?\.tsx?$/.test(file))
	.flatMap((file) =>
		Array.from(
			readFileSync(root + file, "utf8").matchAll(/const (\w+) = kept(?:PerSession|Lists?)\(/g),
			([, name = ""]) => ({ file, name }),
		),
	);

interface Running {
	readonly sessionId: string;
	readonly getSnapshot: () => { readonly status?: string };
	readonly stop: () => unknown;
}

const isActor = (value: object): value is Running =>
	"getSnapshot" in value && "stop" in value && "sessionId" in value;

/** The actors in a kept value: itself, those of its fields, and the one of an id. The list of area codes is one of the app. */
const actorsIn = (value: unknown): readonly Running[] => {
	if (typeof value === "function") return actorsIn(value(value.length === 0 ? undefined : 1));
	if (typeof value !== "object" || value === null) return [];
	if (isActor(value)) return [value];
	return Object.entries(value).flatMap(([name, field]) =>
		name === "areas" || (typeof field === "function" && name !== "current") ? [] : actorsIn(field),
	);
};

/** Warnings of events to these actors; actors of other tests of this worker may have stopped too. */
const sentTo = (actors: readonly Running[], warnings: readonly (readonly unknown[])[]): readonly string[] =>
	warnings
		.map((texts) => texts.join(" "))
		.filter((text) => actors.some(({ sessionId }) => text.includes(`(${sessionId})`)));

beforeEach(async () => {
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("document", {
		addEventListener: () => {},
		removeEventListener: () => {},
		visibilityState: "visible",
		documentElement: { lang: "", dir: "" },
	});
	await loadFeatureWords();
	await showLanguage("en");
});
afterEach(async () => {
	await showLanguage("en");
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe("Pitfall 31: what is kept for a session ends with it:", () => {
	test("the sources keep the forms and lists that this test ends", () => {
		expect(kept.length).toBeGreaterThan(40);
		expect(
			kept
				.filter(({ name }) => name in others)
				.map(({ name }) => name)
				.toSorted(),
		).toEqual(Object.keys(others).toSorted());
	});

	test.each(kept.map(({ file, name }) => [name, file] as const))("%s of %s", async (name, file) => {
		const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(root + file).href);
		const create = module[others[name] ?? name] ?? module[name];
		if (typeof create !== "function") {
			expect(others).toHaveProperty(name);
			return;
		}
		const started = startApp();
		const signedIn: SignedIn = await signIn(started, 7);
		const actors = actorsIn(create(started.app, signedIn));
		const before = actors.map((actor) => actor.getSnapshot().status);
		started.app.session.send({ type: "logout" });
		await vi.waitFor(() => expect(started.app.session.getSnapshot().context.signedIn).toBeUndefined());
		await signIn(started, 8);
		const after = actors.map((actor) => actor.getSnapshot().status);
		const warnings = vi.spyOn(console, "warn").mockReturnValue();
		await showLanguage("de");
		expect([
			before.includes("active") || before.length === 0,
			after,
			sentTo(actors, warnings.mock.calls),
		]).toEqual([true, actors.map(() => "stopped"), []]);
	});
});
