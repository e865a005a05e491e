import type { Device } from "@tradewind/adapters-http";
import { readSaved, save } from "../storage/saved.ts";

/** The device as the login describes it (Spec 1 §3). Its id is created once and saved. */
export const deviceOf = (userAgent: string): Device => {
	const found = systems.find(([, pattern]) => pattern.test(userAgent));
	const version = found?.[1].exec(userAgent)?.[1] ?? "";
	return { system: found?.[0] ?? "Web", version: version.replaceAll("_", "."), id: ownId() };
};

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
	["Android", /Android ([\d.]+)/],
	["iOS", /(?:iPhone|iPad).*? OS ([\d_]+)/],
	["Windows", /Windows NT ([\d.]+)/],
	["macOS", /Mac OS X ([\d_.]+)/],
	["Linux", /Linux ()/],
];

const ownId = (): string => {
	const known = readSaved().deviceId;
	if (known) return known;
	const deviceId = randomId();
	save({ deviceId });
	return deviceId;
};

/** `crypto.randomUUID` is missing on pages that are served over http. */
const randomId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
		"",
	);
