export type { DeviceSession, LoginRecord, Passkey } from "./device-session.ts";
export {
	PasskeyDeviceError,
	type PasskeyFailure,
	passkeyCeremonyMachine,
} from "./passkey-ceremony.machine.ts";
export { SecurityCentre } from "./security-centre.port.ts";
export { loginList, passkeyList, sessionList } from "./security-lists.ts";
export {
	addPasskeyRequests,
	endOthersRequests,
	endSessionRequests,
	removePasskeyRequests,
} from "./security-requests.ts";
