import { session } from "@tradewind/contracts";
import { Registrations } from "@tradewind/domain/session";
import { Effect } from "effect";
import { describe, expect, test } from "vitest";
import { enveloped, startHttp } from "../http/fake-platform.test-support.ts";
import { createHttp } from "../http/http.ts";
import { httpPorts } from "../nouns.ts";
import { startPorts } from "../ports.test-support.ts";

const readCaptcha = Registrations.use(({ captcha }) => captcha);

describe("Spec 1 §7: the captcha", () => {
	test.each([
		["data:image/svg+xml;base64,AA==", "data:image/svg+xml;base64,AA=="],
		["AA==", "data:image/png;base64,AA=="],
		["javascript:alert(1)", "data:image/png;base64,javascript:alert(1)"],
	])("of %s has the picture %s", async (b64s, picture) => {
		const { run } = startPorts(session.getCaptcha, { id: 7, b64s });
		expect(await run(readCaptcha)).toEqual({ key: "7", picture });
	});

	test.each([
		[undefined, "/api/common/captcha"],
		["", "/api/common/captcha"],
		["/api/own/captcha", "/api/own/captcha"],
	])("A-221: with the configured path %s is read at %s", async (captchaPath, path) => {
		const { options, requests } = startHttp(() => enveloped(1, session.getCaptcha.example.reply));
		const adapterOptions = {
			...options,
			captchaPath,
			deviceClock: () => {
				throw new Error("not used");
			},
			device: () => ({ system: "", version: "", id: "" }),
		};
		const ports = httpPorts(createHttp(adapterOptions), adapterOptions);
		await Effect.runPromise(Effect.provide(readCaptcha, ports));
		expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([path]);
	});
});
