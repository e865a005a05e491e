import { examplePicture } from "@tradewind/contracts/pact";
import { ImageUploads, picture } from "@tradewind/domain/upload";
import { Result } from "effect";
import type { App } from "../../packages/ui-react/src/state/app.ts";
import { runRequest } from "../../packages/ui-react/src/state/machines.ts";

const bytes = Buffer.from(examplePicture.base64, "base64");

/** Uploads a picture of a payment, and sends its address to the form. */
export const uploadExample = async (app: App, take: (address: string) => void): Promise<void> => {
	const { name, mediaType } = examplePicture;
	const content = new File([bytes], name, { type: mediaType });
	const file = picture({ name, mediaType, size: bytes.length, content });
	const uploaded = await runRequest(
		app,
		ImageUploads.use((port) => port.upload(file)),
	);
	if (Result.isSuccess(uploaded)) take(uploaded.success);
};
