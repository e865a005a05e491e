import { Effect, Layer, Result } from "effect";
import { expect, test } from "vitest";
import { Unreachable } from "../request.errors.ts";
import { readSite } from "./read-site.ts";
import { SiteInformation } from "./site-information.port.ts";
import { exampleSettings } from "./site-settings.test-support.ts";

const offline = Effect.fail(new Unreachable({ reason: "offline" }));
const open = {
	settings: Effect.succeed(exampleSettings),
	status: Effect.succeed({ isOpen: true } as const),
	menu: Effect.succeed([]),
};

const read = (site: SiteInformation["Service"]) =>
	Effect.runPromise(Effect.result(Effect.provide(readSite, Layer.succeed(SiteInformation, site))));

test("Spec 1 §7: settings, status and menu are read together", async () => {
	expect(await read(open)).toEqual(
		Result.succeed({ settings: exampleSettings, status: { isOpen: true }, menu: [] }),
	);
});

test("a menu that can't be read blocks nothing", async () => {
	expect(await read({ ...open, menu: offline })).toEqual(
		Result.succeed({ settings: exampleSettings, status: { isOpen: true }, menu: undefined }),
	);
});

test.each(["settings", "status"] as const)("without its %s the site is unreachable", async (part) => {
	expect(await read({ ...open, [part]: offline })).toEqual(
		Result.fail(new Unreachable({ reason: "offline" })),
	);
});
