import { registrationParts, returnPath, summariseRegistration } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, Navigate, useSearchParams } from "react-router-dom";
import { useWords } from "../../../i18n/words.ts";
import { uploading } from "../../../issues/use-shown-issues.ts";
import { useLeave } from "../../../router/use-leave.ts";
import { useApp } from "../../../state/app.ts";
import { useSession } from "../../../state/use-session.ts";
import { FormScreen } from "../../../ui/form/form-screen.tsx";
import { useIsUploading } from "../../../ui/form/use-is-uploading.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Skeleton } from "../../../ui/status/status.tsx";
import { useCarriedAccount } from "../account/carried-account.ts";
import { useSessionIssues } from "../account/use-session-issues.ts";
import { loginWith } from "../login/login-with.ts";
import { UnknownPassword } from "../password/unknown-password.tsx";
import { useLoginAfter } from "../use-login-after.ts";
import { BeforeRegistration } from "./before-registration.tsx";
import classes from "./registration.module.css";
import { registrationOf } from "./registration-actor.ts";
import { RegistrationFields } from "./registration-fields.tsx";

/** Spec 1 §2, §4, §5: registration, for visitors and demo customers. Its fields follow from the site's flags. */
export const Screen = (): ReactNode => {
	const { site } = useApp();
	const [search] = useSearchParams();
	const { standing } = useSession();
	const isKnown = useSelector(site, ({ context }) => context.settings !== undefined);
	if (standing === "real") return <Navigate to={returnPath(search.get("from"))} replace />;
	return isKnown ? <Registration inviteCode={search.get("invite_code")?.trim() ?? ""} /> : <Waiting />;
};

const Registration = ({ inviteCode }: { readonly inviteCode: string }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const registration = registrationOf(app);
	const { actor } = registration;
	const { form, facts, sent } = useSelector(actor, ({ context }) => context);
	const hasCaptcha = useSelector(app.site, ({ context }) => context.flags.registrationProof === "captcha");
	const [step, setStep] = useState(0);
	const parts = registrationParts(form.by, facts);
	const current = Math.min(step, parts.length - 1);
	const fields = parts[current]?.fields ?? [];
	const { issues } = summariseRegistration(form, facts);
	const isLast = current === parts.length - 1;
	// It would lack a picture that is uploading.
	const isUploading = useIsUploading(registration.slots);
	const { issue, issueField, errorOf } = useSessionIssues([
		...issues.filter(({ field }) => fields.includes(field)),
		...(isLast ? issues : []),
		...(isUploading ? [uploading] : []),
	]);
	useLoginAfter(actor, "registration");
	useCarriedAccount(actor);
	useLeave(registration.leave);
	useEffect(() => registration.invite(inviteCode), [registration, inviteCode]);
	return (
		<FormScreen
			actor={actor}
			about={t("session.register")}
			notDone={t("session.notDone.register")}
			submit={t("session.register.submit")}
			issue={issue}
			issueField={issueField}
			steps={
				parts.length > 1
					? {
							label: t("session.register.steps", { step: current + 1, count: parts.length }),
							names: parts.map((part) => t(`session.register.step.${part.step}`)),
							current,
							onGo: setStep,
						}
					: undefined
			}
			unknown={{
				text: t("session.register.unknown"),
				children: (
					<UnknownPassword
						actor={actor}
						to="/login"
						label={t("session.toLogin")}
						onGo={() => sent && loginWith(app, sent.account)}
					/>
				),
			}}
		>
			{registration.wasInterrupted ? (
				<p role="status" className={classes.notice}>
					{t("session.register.interrupted")} <Link to="/login">{t("session.toLogin")}</Link>
				</p>
			) : null}
			<RegistrationFields
				registration={registration}
				form={form}
				facts={facts}
				fields={fields}
				hasCaptcha={hasCaptcha}
				errorOf={errorOf}
			/>
			{current === 0 ? <BeforeRegistration /> : null}
		</FormScreen>
	);
};

/** Until the flags of the site are known. */
const Waiting = (): ReactNode => (
	<Page>
		<div className={classes.waiting} aria-busy="true">
			{Array.from({ length: 5 }, (_, index) => (
				<Skeleton key={String(index)} height={50} />
			))}
		</div>
	</Page>
);
