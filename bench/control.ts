/** Sends a command to the control API of the mock platform and returns the answer. */
export const control = async (origin: string, command: string, body: unknown): Promise<unknown> => {
	const answer = await fetch(`${origin}/__control/${command}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!answer.ok) throw new Error(`/__control/${command} answered ${answer.status}: ${await answer.text()}`);
	return answer.json();
};
