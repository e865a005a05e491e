import { session, upload } from "@tradewind/contracts";
import { Unreachable } from "@tradewind/domain/request";
import { Effect, Result } from "effect";
import { afterEach, describe, expect, test, vi } from "vitest";
import { byHand, enveloped, mia, startHttp } from "./fake-platform.test-support.ts";

const photo = { name: "passport.jpg", content: new Blob(["pixels"], { type: "image/jpeg" }) };
const url = "/media/uploads/1.jpg";

afterEach(() => void vi.useRealTimers());

describe("Spec 1 §7: an upload", () => {
	test("sends the file in the field `file` with language and token, and reads the address", async () => {
		const { http, requests } = startHttp(() => enveloped(1, { url }));
		expect(await Effect.runPromise(http.upload(upload.uploadImage, photo))).toEqual({ url });
		const [request] = requests;
		const file = (await request?.formData())?.get("file");
		if (!(file instanceof File)) throw new Error("no file");
		expect([file.name, file.type, await file.text()]).toEqual(["passport.jpg", "image/jpeg", "pixels"]);
		expect([
			request?.method,
			request?.headers.get("lang"),
			request?.headers.get("authorization"),
			request?.headers.get("content-type")?.split(";")[0],
		]).toEqual(["POST", "hk", mia, "multipart/form-data"]);
	});

	test.each<[string, object]>([
		["in data", { code: 1, msg: "", data: { url } }],
		["beside data", { code: 1, msg: "", url, data: null }],
		["beside other data", { code: 1, msg: "", url, data: {} }],
		["beside an empty list", { code: 1, msg: "", url, data: [] }],
		["without data", { code: 1, msg: "", url }],
		["as data", { code: 1, msg: "", data: url }],
	])("Spec 2 §7: reads the address %s", async (_, answer) => {
		const { http } = startHttp(() => Response.json(answer));
		expect(await Effect.runPromise(http.upload(upload.uploadImage, photo))).toEqual({ url });
	});

	test("of the same picture twice is two requests", async () => {
		const { http, requests } = startHttp(() => enveloped(1, { url }));
		const send = http.upload(upload.uploadImage, photo);
		await Promise.all([Effect.runPromise(send), Effect.runPromise(send)]);
		expect(requests.length).toBe(2);
	});

	test("is not sent without a network", async () => {
		const { http, requests } = startHttp(() => enveloped(1, { url }), { isOnline: () => false });
		expect(await Effect.runPromise(Effect.result(http.upload(upload.uploadImage, photo)))).toEqual(
			Result.fail(new Unreachable({ reason: "offline" })),
		);
		expect(requests).toEqual([]);
	});

	test("has a minute for its answer, and is cancelled after that", async () => {
		vi.useFakeTimers();
		const { http, requests } = startHttp(() => byHand().response);
		const answer = Effect.runPromise(Effect.result(http.upload(upload.uploadImage, photo)));
		await vi.advanceTimersByTimeAsync(59_999);
		expect(requests[0]?.signal.aborted).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		expect([await answer, requests[0]?.signal.aborted]).toEqual([
			Result.fail(new Unreachable({ reason: "no answer" })),
			true,
		]);
	});

	test("that its screen no longer waits for is cancelled", async () => {
		const { http, requests } = startHttp(() => byHand().response);
		const cancelled = new AbortController();
		const answer = Effect.runPromise(http.upload(upload.uploadImage, photo), { signal: cancelled.signal });
		await vi.waitFor(() => expect(requests.length).toBe(1));
		cancelled.abort();
		await expect(answer).rejects.toThrow();
		expect(requests[0]?.signal.aborted).toBe(true);
	});

	test("of a call without a file is a defect", async () => {
		const { http } = startHttp(() => enveloped(1, {}));
		await expect(Effect.runPromise(http.upload(session.getUserInfo, photo))).rejects.toThrow(
			"session.getUser sends no file",
		);
	});
});
