'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { watchKnownZip } from '@/lib/browser/answers/known-zip';
import { listLocationPlaces, markAsKnown } from '@/lib/browser/location/location-places';
import type { PageVisit } from '@/lib/browser/page/page-visit';
import { findZipLocation } from '@/lib/browser/location/zip-location';
import type { ZipLocation } from '@/lib/call-bodies/zip-location';
import { fillPlace } from '@/lib/page/fill-place';

export function LocationTexts({ visited }: { readonly visited: Promise<PageVisit> }) {
  const [places] = useState(listLocationPlaces);
  const [location, setLocation] = useState<ZipLocation>();

  useEffect(() => {
    let latest: string | undefined;
    let stop: (() => void) | undefined;
    let isMounted = true;
    const find = async (zipCode: string) => {
      latest = zipCode;
      const found = await findZipLocation(zipCode);
      // The latest ZIP wins, whichever lookup returns first.
      if (isMounted && found && latest === zipCode) setLocation(found);
    };
    void visited.then((visit) => {
      if (isMounted) stop = watchKnownZip(visit, (zipCode) => void find(zipCode));
    });
    return () => {
      isMounted = false;
      stop?.();
    };
  }, [visited]);

  useEffect(() => {
    if (location) places.forEach(markAsKnown);
  }, [location, places]);

  return (
    location &&
    places.map(({ place, text }, index) => createPortal(<p>{fillPlace(text, location)}</p>, place, String(index)))
  );
}
