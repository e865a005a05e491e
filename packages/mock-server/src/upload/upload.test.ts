import { session, upload } from "@tradewind/contracts";
import { examplePicture } from "@tradewind/contracts/pact";
import { describe, expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";

const png = Buffer.from(examplePicture.base64, "base64");
const origin = "http://platform.test";

const formWith = (bytes: Uint8Array<ArrayBuffer>, name = "passport.png"): FormData => {
	const form = new FormData();
	form.append("file", new Blob([bytes], { type: "image/png" }), name);
	return form;
};

interface Sender {
	readonly token?: string;
	readonly cookie?: string;
}

const headersOf = ({ token, cookie }: Sender) => ({
	...(token !== undefined && { authorization: token }),
	...(cookie !== undefined && { cookie }),
});

const start = () => {
	const bench = createBench();
	const send = async (body: BodyInit, from: Sender = {}) => {
		const response = await bench.platform.fetch(
			new Request(origin + upload.uploadImage.path, { method: "POST", headers: headersOf(from), body }),
		);
		const cookie = response.headers.get("set-cookie");
		return { ...(await response.json()), cookie: cookie?.split(";")[0], attributes: cookie };
	};
	const fetchFrom = (path: string, from: Sender = {}) =>
		bench.platform.fetch(new Request(origin + path, { headers: headersOf(from) }));
	return { ...bench, send, fetchFrom };
};

describe("Spec 1 §7: an uploaded picture", () => {
	test("is answered with its address, which shows it to its customer by token or by the browser's cookie", async () => {
		const { send, fetchFrom, token } = start();
		const { code, data, cookie, attributes } = await send(formWith(png), { token });
		expect([code, data.url]).toEqual([1, expect.stringMatching(/^\/media\/uploads\/[0-9a-f]{40}\.png$/)]);
		expect(attributes).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
		for (const owner of [{ token }, { cookie }]) {
			const shown = await fetchFrom(data.url, owner);
			expect([shown.status, shown.headers.get("content-type"), shown.headers.get("cache-control")]).toEqual([
				200,
				"image/png",
				"private, no-store",
			]);
			expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
		}
	});

	test("is shown to none but its owner", async () => {
		const { send, fetchFrom, token, signIn } = start();
		const omar = signIn("omar@tradewind.test");
		const ofMia = await send(formWith(png), { token });
		const ofOmar = await send(formWith(png), { token: omar });
		const ofVisitor = await send(formWith(png));
		const statuses = await Promise.all(
			[
				{},
				{ token: omar },
				{ cookie: ofOmar.cookie },
				{ cookie: ofVisitor.cookie },
				{ cookie: "tradewind_viewer=1" },
			].map(async (other) => (await fetchFrom(ofMia.data.url, other)).status),
		);
		expect(statuses).toEqual([404, 404, 404, 404, 404]);
		expect((await fetchFrom(ofVisitor.data.url, { cookie: ofVisitor.cookie })).status).toBe(200);
		expect((await fetchFrom(ofVisitor.data.url, { token })).status).toBe(404);
	});

	test("is no longer shown by the cookie when the session has ended", async () => {
		const { send, fetchFrom, token, platform } = start();
		const { data, cookie } = await send(formWith(png), { token });
		platform.control["session/expire"]({ token });
		expect((await fetchFrom(data.url, { cookie })).status).toBe(404);
	});

	test("of a visitor belongs to the customer who registers with it, and to no other browser any more", async () => {
		const { send, fetchFrom, ask, platform, signIn } = start();
		const { data, cookie } = await send(formWith(png));
		await ask(session.sendEmail, { to: "nora@tradewind.test", type: "1" }, "");
		const registered = await ask(
			session.register,
			{
				type: "email",
				account: "nora@tradewind.test",
				password: "Gale-2026",
				re_password: "Gale-2026",
				sms_code: platform.control.state().codes[0]?.code ?? "",
				front_pic: data.url,
			},
			"",
		);
		expect(registered.code).toBe(1);
		const nora = signIn("nora@tradewind.test");
		expect((await fetchFrom(data.url, { token: nora })).status).toBe(200);
		expect((await fetchFrom(data.url, { cookie })).status).toBe(404);
	});

	test("of a session keeps its cookie for the next upload, and another session gets another cookie", async () => {
		const { send, token, signIn } = start();
		const { cookie } = await send(formWith(png), { token });
		expect((await send(formWith(png), { token, cookie })).attributes).toBeNull();
		const next = await send(formWith(png), { token: signIn("omar@tradewind.test"), cookie });
		expect(next.cookie).not.toBe(cookie);
	});
});

test.each(["image/jpg", "image/pjpeg", "application/octet-stream", "text/plain", ""])(
	"Pitfall 35: a JPEG is stored as a JPEG whatever its label and its name: '%s'",
	async (type) => {
		const { send, fetchFrom, token } = start();
		const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9]);
		const form = new FormData();
		form.append("file", new Blob([jpeg], { type }), "scan");
		const { code, data } = await send(form, { token });
		expect([code, data.url]).toEqual([1, expect.stringMatching(/\.jpg$/)]);
		expect((await fetchFrom(data.url, { token })).headers.get("content-type")).toBe("image/jpeg");
	},
);

describe("Spec 1 §8: a file that is refused", () => {
	const text = new TextEncoder().encode("not a picture, whatever its name says");
	const gif = new TextEncoder().encode("GIF89a with frames");
	test.each([
		["upload.missing", new URLSearchParams({ file: "passport.png" }), "The file is missing"],
		["a text instead of a file", textForm(), "The file is missing"],
		["a file of 0 bytes", formWith(new Uint8Array()), "The file is empty"],
		["a text named .png", formWith(text), "Only still pictures are accepted: JPEG, PNG, WebP or HEIC"],
		["an animation", formWith(gif), "Only still pictures are accepted: JPEG, PNG, WebP or HEIC"],
	])("%s", async (_, body, msg) => {
		const { send, token } = start();
		expect(await send(body, { token })).toMatchObject({ code: 0, msg, data: null });
	});
});

function textForm(): FormData {
	const form = new FormData();
	form.append("file", "passport.png");
	return form;
}
