import { expect, test } from "vitest";
import { canShareLinks, shareLink } from "./share-link.ts";

const link = { url: "https://app.example/register?invite_code=TW1", text: "Trade with me" };
const failing = (name: string) => ({
	share: async () => {
		throw Object.assign(new Error(name), { name });
	},
});

test("Spec 2 §2: the invite link is shared by the device's dialog; closing it is no failure", async () => {
	const shared: unknown[] = [];
	const device = { share: async (data: unknown) => void shared.push(data) };
	expect([
		await shareLink(link, device),
		await shareLink(link, failing("AbortError")),
		await shareLink(link, failing("NotAllowedError")),
		await shareLink(link, {}),
	]).toEqual(["shared", "cancelled", "failed", "failed"]);
	expect(shared).toEqual([link]);
	expect([canShareLinks(device), canShareLinks({})]).toEqual([true, false]);
});
