import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Field } from "../../../ui/form/field.tsx";
import { reasonOf, Skeleton } from "../../../ui/status/status.tsx";
import classes from "./captcha-field.module.css";
import type { registrationOf } from "./registration-actor.ts";

interface CaptchaFieldProps {
	readonly captcha: ReturnType<typeof registrationOf>["captcha"];
	readonly value: string;
	readonly error: string | undefined;
	readonly onType: (text: string) => void;
	/** Replaces the captcha by a code. */
	readonly onCode: () => void;
}

/** The captcha: its picture, which a tap replaces, its answer, and a way for customers who cannot see it. */
export const CaptchaField = ({ captcha, onCode, ...field }: CaptchaFieldProps): ReactNode => {
	const { t } = useWords();
	const picture = useSelector(captcha, ({ context }) => context.captcha?.picture);
	const error = useSelector(captcha, ({ context }) => context.error);
	const isFailed = useSelector(captcha, (snapshot) => snapshot.matches("failed"));
	return (
		<div className={classes.captcha}>
			<Field
				{...field}
				label={t("session.captcha.answer")}
				name="captchaAnswer"
				autoComplete="off"
				maxLength={24}
				action={
					<button
						type="button"
						className={classes.picture}
						aria-label={t("session.captcha.another")}
						onClick={() => captcha.send({ type: "refresh" })}
					>
						{picture ? (
							<img src={picture} alt={t("session.captcha.picture")} width={132} height={48} />
						) : isFailed ? (
							t("shared.retry")
						) : (
							<Skeleton width={132} height={48} />
						)}
					</button>
				}
			/>
			{isFailed ? (
				<p role="alert" className={classes.error}>
					{reasonOf(error, t)}
				</p>
			) : null}
			<button type="button" className={classes.other} onClick={onCode}>
				{t("session.captcha.code")}
			</button>
		</div>
	);
};
