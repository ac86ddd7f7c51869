/** Between the windows of a browser; one that forbids its storage forbids this too: there nobody hears what is said. */
export const openChannel = (name: string): BroadcastChannel => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return new MessageChannel().port1 as unknown as BroadcastChannel;
  }
};
