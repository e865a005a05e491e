import { session } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { secret } from "@tradewind/domain/command";
import { type Registration, Registrations, VerificationCodes } from "@tradewind/domain/session";
import { consumes, refuses } from "../pact/consumer-test.ts";

const done = { message: "ok" };
const america = { id: 1, code: "US", globalCode: "+001" };

const newcomer: Registration = {
	account: { by: "email", email: "newcomer@tradewind.test" },
	password: secret("Tradewind-9"),
	mobile: undefined,
	name: "Nora Bell",
	idType: "passport",
	idNumber: "X1234567",
	ssn: undefined,
	front: undefined,
	reverse: undefined,
	hand: undefined,
	payPassword: undefined,
	inviteCode: undefined,
	proof: { is: "code", code: "246810" },
};

const register = (registration: Registration) => Registrations.use((port) => port.register(registration));
const exampleForm = session.register.example.input;
const { account, mobile } = providerStates.registered.params;

export const pact = [
	consumes(
		session.getAreaList,
		Registrations.use(({ areaCodes }) => areaCodes),
		[america],
	),
	consumes(
		session.getCaptcha,
		Registrations.use(({ captcha }) => captcha),
		{ key: "c1", picture: "data:image/png;base64,iVBORw0KGgo=" },
	),
	consumes(
		session.sendEmail,
		VerificationCodes.use(({ send }) => send({ to: newcomer.account, areaId: 1, purpose: "registration" })),
		done,
	),
	consumes(
		session.sendEmail,
		VerificationCodes.use(({ send }) =>
			send({ to: { by: "email", email: account }, areaId: 1, purpose: "new password" }),
		),
		done,
		{
			when: "for a new password",
			given: providerStates.registered,
			input: { to: account, area_id: "1", type: "2" },
		},
	),
	refuses(
		session.sendEmail,
		VerificationCodes.use(({ send }) =>
			send({ to: { by: "email", email: account }, areaId: 1, purpose: "registration" }),
		),
		{
			when: "to an account that exists",
			given: providerStates.registered,
			input: { to: account, area_id: "1", type: "1" },
		},
	),
	consumes(
		session.sendSms,
		VerificationCodes.use(({ send }) =>
			send({ to: { by: "phone", phone: { area: america, number: "5550199" } }, purpose: "registration" }),
		),
		done,
	),
	consumes(session.register, register(newcomer), done, { given: providerStates.codeSent }),
	consumes(
		session.register,
		register({
			...newcomer,
			account: { by: "phone", phone: { area: america, number: "5550199" } },
			name: undefined,
			idType: undefined,
			idNumber: undefined,
		}),
		done,
		{
			when: "by phone",
			given: { ...providerStates.codeSent, params: { to: "+0015550199", type: "1", code: "246810" } },
			input: {
				type: "mobile",
				account: "+0015550199",
				password: "Tradewind-9",
				re_password: "Tradewind-9",
				area_id: "1",
				sms_code: "246810",
			},
		},
	),
	refuses(session.register, register({ ...newcomer, proof: { is: "code", code: "000000" } }), {
		when: "with a wrong code",
		given: providerStates.codeSent,
		input: { ...exampleForm, sms_code: "000000" },
	}),
	refuses(
		session.register,
		register({
			...newcomer,
			account: { by: "phone", phone: { area: america, number: mobile.slice(4) } },
			proof: { is: "code", code: "246810" },
		}),
		{
			when: "with an account that exists",
			given: providerStates.registered,
			input: { ...exampleForm, type: "mobile", account: mobile, area_id: "1" },
		},
	),
];
