import { PasskeyDeviceError, type PasskeyFailure } from "@tradewind/domain/security";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { Translate } from "../../i18n/translator.ts";
import { useWords } from "../../i18n/words.ts";
import { ActionButton } from "../../ui/form/action-button.tsx";
import { reasonOf } from "../../ui/status/status.tsx";
import classes from "./passkey-button.module.css";
import type { PasskeyCeremony } from "./passkey-ceremony.ts";

/** Starts a passkey ceremony, and says why the last one returned no answer. */
export const PasskeyButton = (props: {
	readonly ceremony: PasskeyCeremony;
	readonly isBusy: boolean;
	/** Replaces the start without a password. */
	readonly onPress?: () => void;
	readonly children: ReactNode;
}): ReactNode => {
	const { ceremony } = props;
	const { t } = useWords();
	const isBusy = useSelector(ceremony, (snapshot) => snapshot.hasTag("busy"));
	const hasFailed = useSelector(ceremony, (snapshot) => snapshot.matches("failed"));
	const failure = useSelector(ceremony, ({ context }) => context.failure);
	return (
		<div className={classes.place}>
			<ActionButton
				look="quiet"
				isBusy={isBusy || props.isBusy}
				isDisabled={false}
				onPress={props.onPress ?? (() => ceremony.send({ type: "start" }))}
			>
				{props.children}
			</ActionButton>
			<div role="alert">{hasFailed ? <p className={classes.reason}>{textOf(failure, t)}</p> : null}</div>
		</div>
	);
};

const textOf = (failure: PasskeyFailure | undefined, t: Translate): string =>
	failure instanceof PasskeyDeviceError ? t(`shared.passkey.${failure.reason}`) : reasonOf(failure, t);
