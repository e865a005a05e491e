export type { DeviceSession, LoginRecord, Passkey } from "./device-session.ts";
export {
	PasskeyDeviceError,
	type PasskeyFailure,
	passkeyCeremonyMachine,
} from "./passkey-ceremony.machine.ts";
export {
	reconcileAddedPasskey,
	reconcileEndedOthers,
	reconcileEndedSession,
	reconcileRemovedPasskey,
} from "./reconcile-security.ts";
export { SecurityCentre } from "./security-centre.port.ts";
export { loginList, passkeyList, sessionList } from "./security-lists.ts";
