import { defineList, type PageRequest } from "../paged-list/list.ts";
import type { DeviceSession, LoginRecord, Passkey } from "./device-session.ts";
import { SecurityCentre } from "./security-centre.port.ts";

/** The sessions of the customer on all devices. */
export const sessionList = defineList({
	keyOf: ({ id }: DeviceSession) => id,
	changesOrder: true,
	read: ({ page }: PageRequest<undefined>) => SecurityCentre.use((port) => port.sessions(page)),
});

/** Logins and failed attempts, newest first. */
export const loginList = defineList({
	keyOf: ({ id }: LoginRecord) => id,
	read: ({ page }: PageRequest<undefined>) => SecurityCentre.use((port) => port.logins(page)),
});

/** The customer's passkeys. */
export const passkeyList = defineList({
	keyOf: ({ id }: Passkey) => id,
	read: ({ page }: PageRequest<undefined>) => SecurityCentre.use((port) => port.passkeys(page)),
});
