import { useEffect, useState } from 'react';

const stepMs = 30_000;

/** The time, renewed often enough for ages in minutes. */
export const useNow = () => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};
