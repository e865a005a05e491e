import { expect, test, vi } from "vitest";
import { canShareFile, type SharingApi, shareOrDownload } from "./share-or-download.ts";

const file = new File(["picture"], "EURUSD-501.png", { type: "image/png" });

const fakeSharing = (sharing: Partial<SharingApi> = {}) => {
	const download = vi.fn<SharingApi["download"]>();
	const share = vi.fn(sharing.share ?? (async () => {}));
	return { download, share, sharing: { canShare: () => true, ...sharing, share, download } };
};

test("an image is shared with another app if the device supports it", async () => {
	const { sharing, share, download } = fakeSharing();
	await shareOrDownload(file, sharing);
	expect([share.mock.calls, download.mock.calls]).toEqual([[[{ files: [file] }]], []]);
});

test.each<[string, Partial<SharingApi>]>([
	["cannot share files", { canShare: () => false }],
	["does not report whether it can share files", { canShare: undefined }],
])("a device that %s downloads it", async (_, changes) => {
	const { sharing, share, download } = fakeSharing(changes);
	expect(canShareFile(file, sharing)).toBe(false);
	await shareOrDownload(file, sharing);
	expect([share.mock.calls, download.mock.calls]).toEqual([[], [[file]]]);
});

test("a device without sharing downloads it", async () => {
	const download = vi.fn<SharingApi["download"]>();
	await shareOrDownload(file, { download });
	expect(download.mock.calls).toEqual([[file]]);
});

test("a failed share downloads it", async () => {
	const { sharing, download } = fakeSharing({
		share: () => Promise.reject(new DOMException("no", "NotAllowedError")),
	});
	await shareOrDownload(file, sharing);
	expect(download.mock.calls).toEqual([[file]]);
});

test.each([
	["that the customer cancels", "AbortError"],
	["that starts while another one is open", "InvalidStateError"],
])("A-142: a share %s leaves no file", async (_, name) => {
	const { sharing, download } = fakeSharing({ share: () => Promise.reject(new DOMException("no", name)) });
	await shareOrDownload(file, sharing);
	expect(download.mock.calls).toEqual([]);
});
