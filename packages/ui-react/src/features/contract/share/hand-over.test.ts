import { expect, test, vi } from "vitest";
import { canShareFile, handOver, type WaysOut } from "./hand-over.ts";

const file = new File(["picture"], "EURUSD-501.png", { type: "image/png" });

const waysOut = (ways: Partial<WaysOut> = {}) => {
	const download = vi.fn<WaysOut["download"]>();
	const share = vi.fn(ways.share ?? (async () => {}));
	return { download, share, ways: { canShare: () => true, ...ways, share, download } };
};

test("a picture is handed to another app where the device can", async () => {
	const { ways, share, download } = waysOut();
	await handOver(file, ways);
	expect([share.mock.calls, download.mock.calls]).toEqual([[[{ files: [file] }]], []]);
});

test.each<[string, Partial<WaysOut>]>([
	["can't share files", { canShare: () => false }],
	["doesn't tell", { canShare: undefined }],
])("a device that %s keeps it among the downloads", async (_, changes) => {
	const { ways, share, download } = waysOut(changes);
	expect(canShareFile(file, ways)).toBe(false);
	await handOver(file, ways);
	expect([share.mock.calls, download.mock.calls]).toEqual([[], [[file]]]);
});

test("so does one that can't share at all", async () => {
	const download = vi.fn<WaysOut["download"]>();
	await handOver(file, { download });
	expect(download.mock.calls).toEqual([[file]]);
});

test("a sharing that fails is a download", async () => {
	const { ways, download } = waysOut({
		share: () => Promise.reject(new DOMException("no", "NotAllowedError")),
	});
	await handOver(file, ways);
	expect(download.mock.calls).toEqual([[file]]);
});

test.each([
	["that the customer gives up", "AbortError"],
	["that comes while another one is open", "InvalidStateError"],
])("A-142: a sharing %s leaves no file behind", async (_, name) => {
	const { ways, download } = waysOut({ share: () => Promise.reject(new DOMException("no", name)) });
	await handOver(file, ways);
	expect(download.mock.calls).toEqual([]);
});
