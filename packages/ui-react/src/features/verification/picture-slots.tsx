import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { PictureField } from "../../ui/form/picture-field.tsx";
import type { PictureSlot } from "../../ui/form/picture-slot.ts";
import { PictureGuide, type PictureKind } from "./picture-guide.tsx";

export type Slots = Readonly<Record<PictureKind, PictureSlot>>;

/** The picture slots of a form, each with its guide. The picture in hand is taken with the camera on the side of the screen. */
export const PictureSlots = (props: {
	readonly slots: Slots;
	readonly kinds: readonly PictureKind[];
	/** Its page with the photo is the only one. */
	readonly isPassport?: boolean;
	readonly errorOf: (field: string) => string | undefined;
}): ReactNode => {
	const { t } = useWords();
	return props.kinds.map((kind) => (
		<PictureField
			key={kind}
			name={kind}
			label={t(kind === "front" && props.isPassport ? "verification.front.passport" : `verification.${kind}`)}
			guide={<PictureGuide kind={kind} />}
			camera={kind === "hand" ? "user" : "environment"}
			error={props.errorOf(kind)}
			slot={props.slots[kind]}
		/>
	));
};

/** A form cannot be sent while a picture is uploading: it would lack that picture. */
export const useIsUploading = ({ front, reverse, hand }: Slots): boolean => {
	const isFrontBusy = useSelector(front, (snapshot) => snapshot.hasTag("busy"));
	const isReverseBusy = useSelector(reverse, (snapshot) => snapshot.hasTag("busy"));
	const isHandBusy = useSelector(hand, (snapshot) => snapshot.hasTag("busy"));
	return isFrontBusy || isReverseBusy || isHandBusy;
};
