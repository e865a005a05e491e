import { security as contract, type RowOf } from "@tradewind/contracts";
import { textOf } from "@tradewind/domain/command";
import {
	type DeviceSession,
	type LoginRecord,
	type Passkey,
	SecurityCentre,
} from "@tradewind/domain/security";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";

/** Sessions, logins and passkeys over HTTP. */
export const securityCentre = adapter(SecurityCentre, (http) => ({
	sessions: (page) => http.page(contract.getSessions, { page: String(page) }, sessionOf),
	logins: (page) => http.page(contract.getLogins, { page: String(page) }, loginOf),
	passkeys: (page) => http.page(contract.getPasskeys, { page: String(page) }, passkeyOf),
	endSession: (id) => http.done(contract.endSession, { id: String(id) }),
	endOthers: http.done(contract.endOtherSessions, {}),
	removePasskey: (id) => http.done(contract.removePasskey, { id: String(id) }),
	passkeyOptions: (password) =>
		Effect.suspend(() =>
			Effect.map(
				http.query(contract.getPasskeyOptions, { password: textOf(password) }),
				({ options }) => options,
			),
		),
	addPasskey: (passkey) => http.done(contract.addPasskey, passkey),
	passkeyLoginOptions: Effect.map(http.query(contract.getPasskeyLoginOptions, {}), ({ options }) => options),
}));

const sessionOf = (wire: RowOf<typeof contract.getSessions>): DeviceSession => ({
	id: wire.id,
	system: wire.device_system ?? "",
	version: wire.device_version ?? "",
	openedAt: wire.created_at ?? "",
	lastSeenAt: wire.last_seen_at ?? "",
	isCurrent: wire.is_current === 1,
});

const loginOf = (wire: RowOf<typeof contract.getLogins>): LoginRecord => ({
	id: wire.id,
	system: wire.device_system ?? "",
	version: wire.device_version ?? "",
	at: wire.created_at ?? "",
	by: wire.login_type ?? "unknown",
	hasSucceeded: wire.is_success !== 0,
});

const passkeyOf = (wire: RowOf<typeof contract.getPasskeys>): Passkey => ({
	id: wire.id,
	name: wire.name ?? "",
	createdAt: wire.created_at ?? "",
	lastUsedAt: wire.last_used_at ?? "",
});
