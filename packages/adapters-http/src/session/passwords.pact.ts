import { session } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { secret } from "@tradewind/domain/command";
import { Passwords } from "@tradewind/domain/session";
import { consumes, refuses } from "../pact/consumer-test.ts";

const done = { message: "ok" };
const { account } = providerStates.registered.params;
const password = secret("Tradewind-9");
const codeSent = { ...providerStates.codeSent, params: { to: account, type: "2", code: "246810" } };

const change = (code: string) => Passwords.use((port) => port.change({ password, code }));
const reset = (code: string) =>
	Passwords.use((port) => port.reset({ account: { by: "email", email: account }, password, code }));

export const pact = [
	consumes(session.amendPassword, change("246810"), done, { given: codeSent }),
	refuses(session.amendPassword, change("000000"), {
		when: "with a wrong code",
		given: codeSent,
		input: { ...session.amendPassword.example.input, auth_code: "000000" },
	}),
	consumes(session.forgetPassword, reset("246810"), done, { given: codeSent }),
	refuses(session.forgetPassword, reset("000000"), {
		when: "with a wrong code",
		given: codeSent,
		input: { ...session.forgetPassword.example.input, auth_code: "000000" },
	}),
	consumes(
		session.amendPayPassword,
		Passwords.use((port) => port.setPayPassword({ password: secret("246810") })),
		done,
	),
];
