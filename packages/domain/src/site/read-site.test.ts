import { Effect, Layer, Result } from "effect";
import { expect, test } from "vitest";
import { Unreachable } from "../request/request.errors.ts";
import { readSite } from "./read-site.ts";
import { SiteInformation } from "./site-information.port.ts";
import { exampleContact, exampleFlags, exampleSettings } from "./site-settings.test-support.ts";

const offline = Effect.fail(new Unreachable({ reason: "offline" }));
const open = {
	settings: Effect.succeed(exampleSettings),
	showsUid: Effect.die(new Error("Only home reads it")),
	flags: Effect.succeed(exampleFlags),
	contact: Effect.succeed(exampleContact),
	status: Effect.succeed({ isOpen: true, isCompanyMode: false } as const),
	menu: Effect.succeed([]),
};

const known = {
	settings: exampleSettings,
	flags: exampleFlags,
	contact: exampleContact,
	status: { isOpen: true, isCompanyMode: false },
};

const read = (site: SiteInformation["Service"]) =>
	Effect.runPromise(Effect.result(Effect.provide(readSite, Layer.succeed(SiteInformation, site))));

test("Spec 1 §7: settings, flags, contact, status and menu are read in parallel", async () => {
	expect(await read(open)).toEqual(Result.succeed({ ...known, menu: [] }));
});

test("a menu that cannot be read blocks nothing", async () => {
	expect(await read({ ...open, menu: offline })).toEqual(Result.succeed({ ...known, menu: undefined }));
});

test.each(["settings", "flags", "contact", "status"] as const)(
	"without its %s the site is unreachable",
	async (part) => {
		expect(await read({ ...open, [part]: offline })).toEqual(
			Result.fail(new Unreachable({ reason: "offline" })),
		);
	},
);
